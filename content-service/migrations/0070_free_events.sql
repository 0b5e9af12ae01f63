-- Events of a night or more that another portal's calendar marks as free: left out, and shown to the agency.
ALTER TABLE read_calendars ADD COLUMN free INTEGER NOT NULL DEFAULT 0;
