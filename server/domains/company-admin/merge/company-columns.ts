/**
 * What a merge does with the rows of the company that ends: they move; the two companies' rows of one thing become one;
 * they follow another table by a trigger; they stay as the record that they are, which the remaining company reads; or
 * they are done with soon.
 */
export type MergeFate = 'moves' | 'combines' | 'follows' | 'stays' | 'passes'

/** Every column that names a company, with its fate; a test fails for a missing one (decision 198). */
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
  // Sealed, or on record for the company as it was called then.
  'audit_records.company_id': 'stays',
  'access_events.company_id': 'stays',
  'company_openings.company_id': 'stays',
  'company_corrections.company_id': 'stays',
  'company_corrections.merged_id': 'stays',
  'companies.merged_into_id': 'moves',
  'members.subject_company_id': 'stays',
  // Queues: each row is handled within minutes, whichever company it names.
  'audit_intents.company_id': 'passes',
  'subscription_changes.company_id': 'passes',
}
