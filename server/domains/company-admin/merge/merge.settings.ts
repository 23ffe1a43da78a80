import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#server/db/once.ts'

/** The company that ends, and the one that remains. */
export type MergedPair = { fromId: string; intoId: string; now: Date }

/** Returns the stricter of two states of use: L is stricter than D, and D than A. */
const stricterState = (one: SQL, other: SQL): SQL =>
  sql`case when 'L' in (${one}, ${other}) then 'L' when 'D' in (${one}, ${other}) then 'D' else 'A' end`

/**
 * Combines the rows that each company has once: the remaining company gets the stricter settings of an app, and the
 * longer trial of a service. Rows that only the company that ends has are moved. The company's own apps are moved
 * afterwards.
 */
export async function combineSettings(tx: Tx, pair: MergedPair): Promise<void> {
  const { fromId, intoId } = pair
  await combineTrials(tx, pair)
  await tx.execute(sql`
    update app_policies held set longest_term_days = least(held.longest_term_days, gone.longest_term_days),
      auto_approval = held.auto_approval and gone.auto_approval, release_review = held.release_review or gone.release_review,
      use_state = ${stricterState(sql`held.use_state`, sql`gone.use_state`)}, version = greatest(held.version, gone.version) + 1
    from app_policies gone where held.company_id = ${intoId} and gone.company_id = ${fromId} and gone.app_id = held.app_id`)
  await tx.execute(sql`
    update access_level_closings held set use_state = ${stricterState(sql`held.use_state`, sql`gone.use_state`)},
      closed_at = least(held.closed_at, gone.closed_at)
    from access_level_closings gone where held.company_id = ${intoId} and gone.company_id = ${fromId} and gone.level_id = held.level_id`)
  await tx.execute(sql`
    update access_level_terms held set longest_term_days = least(held.longest_term_days, gone.longest_term_days)
    from access_level_terms gone where held.company_id = ${intoId} and gone.company_id = ${fromId} and gone.level_id = held.level_id`)
  for (const [table, key] of [
    ['app_policies', 'app_id'],
    ['access_level_closings', 'level_id'],
    ['access_level_terms', 'level_id'],
  ] as const)
    await dropDoubles(
      tx,
      pair,
      sql.identifier(table),
      sql`gone.${sql.identifier(key)} = held.${sql.identifier(key)}`,
    )
  await dropDoubles(
    tx,
    pair,
    sql`app_closing_notices`,
    sql`gone.app_id = held.app_id and gone.last_date = held.last_date`,
  )
  for (const table of ['business_checks', 'details_checks'])
    await dropDoubles(tx, pair, sql.identifier(table), sql`true`)
  // Moves the policies of all other apps. For these apps the remaining company had the defaults, unless they are apps
  // of the company that ends.
  await tx.execute(sql`
    update app_policies moved set company_id = ${intoId}, version = moved.version + 1,
      longest_term_days = case when apps.company_id is null then least(moved.longest_term_days, apps.longest_term_days) else moved.longest_term_days end,
      auto_approval = moved.auto_approval and apps.company_id is not null,
      release_review = moved.release_review or (apps.company_id is null and apps.release_review)
    from apps where apps.id = moved.app_id and moved.company_id = ${fromId}`)
  for (const table of [
    'access_level_closings',
    'access_level_terms',
    'app_closing_notices',
    'business_checks',
    'details_checks',
    'trials',
  ])
    await tx.execute(sql`
      update ${sql.identifier(table)} moved set company_id = ${intoId} where moved.company_id = ${fromId}
      ${table === 'trials' ? sql`and not exists (select 1 from trials held where held.company_id = ${intoId} and held.service_code = moved.service_code)` : sql``}`)
}

/** Removes the rows of the company that ends, if the remaining company has a row with the same key. */
const dropDoubles = (
  tx: Tx,
  { fromId, intoId }: MergedPair,
  table: SQL | ReturnType<typeof sql.identifier>,
  isSame: SQL,
) =>
  tx.execute(sql`
    delete from ${table} gone using ${table} held
    where gone.company_id = ${fromId} and held.company_id = ${intoId} and ${isSame}`)

/**
 * Gives the remaining company the longer of two trials of one service. The shorter one stays with the company that
 * ends, as a record.
 */
async function combineTrials(tx: Tx, { fromId, intoId }: MergedPair): Promise<void> {
  // One statement exchanges the values of both rows, so that each row gets the former values of the other.
  await tx.execute(sql`
    update trials one set trial_state = other.trial_state, start_date = other.start_date, end_date = other.end_date,
      next_reminder_date = other.next_reminder_date, requested_at = other.requested_at,
      requester_id = other.requester_id, person_hash = other.person_hash
    from trials other, trials gone, trials held
    where gone.company_id = ${fromId} and held.company_id = ${intoId} and held.service_code = gone.service_code
      and gone.trial_state = 'RUNNING' and (held.trial_state <> 'RUNNING' or held.end_date < gone.end_date)
      and (one.id, other.id) in ((gone.id, held.id), (held.id, gone.id))`)
  await tx.execute(sql`
    update trials gone set trial_state = 'ENDED', next_reminder_date = null
    where gone.company_id = ${fromId} and gone.trial_state = 'RUNNING'
      and exists (select 1 from trials held where held.company_id = ${intoId} and held.service_code = gone.service_code)`)
}
