import { createContext, useContext } from 'react'
import type { Catalogue } from '#domain/plan/catalogue.ts'

/** The services on sale, for the screens below. */
export const CatalogueContext = createContext<Catalogue | undefined>(undefined)

/** Returns the services on sale. Throws on a page that has not loaded the services. */
export function useCatalogue(): Catalogue {
  const catalogue = useContext(CatalogueContext)
  if (!catalogue) throw new Error('A part of a page that shows plans stands outside of its catalogue.')
  return catalogue
}
