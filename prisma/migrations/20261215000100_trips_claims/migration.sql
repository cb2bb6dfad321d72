-- How often a run was taken up, ever. The attempts of a run begin anew when it is resumed, so they cannot tell a worker that
-- stalled before from the one that has it now.
ALTER TABLE trip_runs ADD COLUMN claims INTEGER NOT NULL DEFAULT 0;
