import type { Schema } from '#contract/operation.ts'
import { ownerOf } from '#server/db/app-owner.ts'
import type { StoredApp } from './app.store.ts'

/** An app as one card of the catalogue, with the services that it belongs to. */
export function toListItem(app: StoredApp, services: Schema<'ServicesOfApp'>): Schema<'AppListItem'> {
  const { id, name, category, description, icon, devices } = app
  return { appId: id, name, category, description, icon, owner: ownerOf(app), services, devices }
}
