import type { TFunction } from 'i18next'

/** The label of folded filters, with how many of them are in use. */
export function filterLabel(t: TFunction<'admin'>, label: string, filters: object): string {
  const count = Object.values(filters).filter((value) => value !== undefined).length
  return count === 0 ? label : t('list.filtersUsed', { label, count })
}
