-- estates/: each contact that homes of a site name, found once, and the homes that name it (decision 191).
CREATE INDEX contact_infos_by_contact ON contact_infos (site_id, doc);
