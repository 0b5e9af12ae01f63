-- A subscription that is paused is matched no more, and keeps its place among the events: what came meanwhile is
-- told in one mail when it goes on (docs/decisions/0070).

-- First day in Brussels on which it sends again; 9999-12-31: until it is resumed. null while it runs.
ALTER TABLE subscriptions ADD COLUMN paused_until TEXT CHECK (paused_until = date(paused_until));
