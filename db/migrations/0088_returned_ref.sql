ALTER TABLE "reconciliation_issues" ADD COLUMN "returned_ref" text;--> statement-breakpoint
ALTER TABLE "reconciliation_issues" ADD CONSTRAINT "reconciliation_issues_returned_ref_unique" UNIQUE("returned_ref");--> statement-breakpoint
-- Until now the code stood in the note alone. Where two cases name the same, the first one has it.
UPDATE "reconciliation_issues" SET "returned_ref" = first.ref FROM (
	SELECT DISTINCT ON (upper(substr(note, 10))) id, upper(substr(note, 10)) AS ref FROM "reconciliation_issues"
	WHERE code = 'unattributed_receipt' AND status = 'closed' AND starts_with(note, 'returned ')
	ORDER BY upper(substr(note, 10)), closed_at, id
) first WHERE "reconciliation_issues".id = first.id;
