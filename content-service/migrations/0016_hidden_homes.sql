-- A hidden home is known by the centre of its cell (decision 34), written by the import. A unit stands in the
-- cell of its project where that is hidden, whatever the unit says itself and in whichever order the two come:
-- were it searched by a point of its own, it would give its project away. A unit stays hidden until it is
-- imported again after its project shows its address.

CREATE TRIGGER unit_new_of_hidden_project AFTER INSERT ON estates
  WHEN NEW.parent_id IS NOT NULL AND EXISTS (SELECT 1 FROM estates AS p
    WHERE p.site_id = NEW.site_id AND p.id = NEW.parent_id AND p.address_hidden = 1)
BEGIN
  UPDATE estates SET address_hidden = 1,
    (lat, lon) = (SELECT p.lat, p.lon FROM estates AS p WHERE p.site_id = NEW.site_id AND p.id = NEW.parent_id)
  WHERE num = NEW.num;
END;

CREATE TRIGGER unit_changed_of_hidden_project AFTER UPDATE OF lat, lon, address_hidden, parent_id ON estates
  WHEN NEW.parent_id IS NOT NULL AND EXISTS (SELECT 1 FROM estates AS p
    WHERE p.site_id = NEW.site_id AND p.id = NEW.parent_id AND p.address_hidden = 1
      AND (NEW.address_hidden = 0 OR NEW.lat IS NOT p.lat OR NEW.lon IS NOT p.lon))
BEGIN
  UPDATE estates SET address_hidden = 1,
    (lat, lon) = (SELECT p.lat, p.lon FROM estates AS p WHERE p.site_id = NEW.site_id AND p.id = NEW.parent_id)
  WHERE num = NEW.num;
END;

CREATE TRIGGER hidden_project_new AFTER INSERT ON estates
  WHEN NEW.address_hidden = 1 AND NEW.parent_id IS NULL
BEGIN
  UPDATE estates SET address_hidden = 1, lat = NEW.lat, lon = NEW.lon
  WHERE site_id = NEW.site_id AND parent_id = NEW.id;
END;

CREATE TRIGGER hidden_project_changed AFTER UPDATE OF lat, lon, address_hidden ON estates
  WHEN NEW.address_hidden = 1 AND NEW.parent_id IS NULL AND NEW.has_units = 1
BEGIN
  UPDATE estates SET address_hidden = 1, lat = NEW.lat, lon = NEW.lon
  WHERE site_id = NEW.site_id AND parent_id = NEW.id;
END;

-- What was stored before must not tell more than what is stored from now on: homes that do not say that they
-- are visible have no point until they are imported again.
UPDATE estates SET address_hidden = 1, lat = NULL, lon = NULL
WHERE EXISTS (SELECT 1 FROM estate_documents AS d WHERE d.site_id = estates.site_id AND d.id = estates.id
  AND json_type(d.doc, '$.general.address.visible') IS NOT 'true');
UPDATE source_listings SET address_hidden = 1, lat = NULL, lon = NULL
WHERE json_type(doc, '$.address.visible') IS NOT 'true';
