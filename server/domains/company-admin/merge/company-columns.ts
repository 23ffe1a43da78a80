/**
 * The effect of a merge on the rows of the company that ends. `moves`: they move. `combines`: two rows of the same
 * kind become one. `follows`: a trigger updates them when the rows of another table move. `stays`: they remain as
 * records, which the remaining company can read. `passes`: they are processed within minutes.
 */
export type MergeFate = 'moves' | 'combines' | 'follows' | 'stays' | 'passes'

/**
 * All columns with the id of a company, and the effect of a merge on each; a test fails for a missing column
 * (decision 198).
 */
export const companyColumns: Readonly<Record<string, MergeFate>> = {
  'members.company_id': 'moves',
  'company_offers.company_id': 'moves',
  'subscriptions.company_id': 'moves',
  'apps.company_id': 'moves',
  'access_levels.company_id': 'moves',
  'trials.company_id': 'combines',
  'app_policies.company_id': 'combines',
  'access_level_closings.company_id': 'combines',
  'access_level_terms.company_id': 'combines',
  'app_closing_notices.company_id': 'combines',
  'business_checks.company_id': 'combines',
  'details_checks.company_id': 'combines',
  'bills.owner_id': 'follows',
  'bill_sums.owner_id': 'follows',
  // Sealed, or a record with the name of the company at that time.
  'audit_records.company_id': 'stays',
  'access_events.company_id': 'stays',
  'company_openings.company_id': 'stays',
  'company_corrections.company_id': 'stays',
  'company_corrections.merged_id': 'stays',
  'companies.merged_into_id': 'moves',
  'members.subject_company_id': 'stays',
  // Queues: each row is processed within minutes, whichever company it names.
  'audit_intents.company_id': 'passes',
  'subscription_changes.company_id': 'passes',
}
