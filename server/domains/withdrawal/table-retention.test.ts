import { getTableName, is, type Table } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import * as schema from '#server/db/schema.ts'
import { type Retention, tableRetention } from './table-retention.ts'

const tables = Object.entries(schema).filter(
  (entry): entry is [keyof typeof tableRetention, (typeof entry)[1] & PgTable] => is(entry[1], PgTable),
)
const retentions: Record<string, Retention | undefined> = tableRetention
const referencesOf = (table: PgTable) =>
  getTableConfig(table).foreignKeys.map(({ reference, onDelete }) => ({
    to: getTableName(reference().foreignTable as Table),
    onDelete,
  }))

describe('the retention of a table when a member leaves', () => {
  it.each(tables.map(([name]) => name))('is stated for %s', (name) => {
    expect(retentions[name]).toBeDefined()
  })

  it('names no table that does not exist', () => {
    expect(new Set(Object.keys(tableRetention))).toEqual(new Set(tables.map(([name]) => name)))
  })

  // Every table whose rows are removed with the member must reference them, or a table that does, with a
  // cascading key.
  it.each(tables.filter(([name]) => retentions[name]?.retention === 'cascades').map(([name]) => name))(
    'is true for %s, whose rows end by themselves',
    (name) => {
      const removedTables = new Set<string>(
        tables
          .filter(([each]) => ['cascades', 'erased', 'retained'].includes(retentions[each]?.retention ?? ''))
          .map(([, table]) => getTableName(table)),
      )
      const [, table] = tables.find(([each]) => each === name)!
      expect(
        referencesOf(table).some(({ to, onDelete }) => onDelete === 'cascade' && removedTables.has(to)),
      ).toBe(true)
    },
  )

  it('is neither notPersonal nor endsByItself for a table that refers to a member', () => {
    const unexplainedTables = tables.filter(
      ([name, table]) =>
        ['notPersonal', 'endsByItself'].includes(retentions[name]?.retention ?? '') &&
        referencesOf(table).some(({ to }) => to === 'members'),
    )
    expect(unexplainedTables.map(([name]) => name)).toEqual([])
  })

  it('has a legal basis and a period for everything retained', () => {
    for (const { retention, basis, months } of Object.values(tableRetention).flatMap((each) =>
      'basis' in each ? [each] : [],
    )) {
      expect([retention, basis]).toEqual([
        expect.stringMatching(/^(retained|outlives)$/),
        expect.stringMatching(/제\d+조$/),
      ])
      expect(months).toBeGreaterThan(0)
    }
  })
})
