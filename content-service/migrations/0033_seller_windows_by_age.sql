-- interest/: by which the pages of sellers go.

CREATE INDEX seller_windows_by_end ON seller_windows (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX seller_windows_by_age ON seller_windows (made_at);
