import type { Schema } from '#contract/operation.ts'
import type { StoredApp } from './app.store.ts'

/** An app as one card of the catalogue. */
export function toListItem({ id, name, category, description, devices }: StoredApp): Schema<'AppListItem'> {
  return { appId: id, name, category, description, devices }
}
