/** The record of a widget's saved visit. */
interface VisitRecord<Visit> {
  drop(): void;
  remember(visit: Visit): void;
  settled(): Promise<void>;
}

/** Replaces a saved visit, before a story; undefined removes it. */
export async function storeVisit<Visit>(record: VisitRecord<Visit>, visit: Visit | undefined): Promise<void> {
  record.drop();
  if (visit === undefined) return;
  record.remember(visit);
  await record.settled();
}
