-- own-service/: pictures by address, of feeds and of agencies' own services (decision 87).

-- Whether its vendor or service says that it is a plan, which is shown whole.
ALTER TABLE addressed_pictures ADD COLUMN plan INTEGER NOT NULL DEFAULT 0 CHECK (plan IN (0, 1));

-- Sites whose pictures are being fetched: a row while a message of the queue does it, or waits. Others start none.
CREATE TABLE picture_chains (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- Until when the next message is awaited, milliseconds since 1970; after that, another chain may start.
  until   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
