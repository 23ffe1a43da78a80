import type { FileRoutesByTo } from './routeTree.gen.ts'

/** `built`: the same for everybody until the next build. `asked`: holds data, or follows its query. */
type Rendering = 'built' | 'asked'

/** The pages that visitors get as HTML; everything else is drawn in the browser. */
const renderedPages: Partial<Record<keyof FileRoutesByTo, Rendering>> = {
  '/': 'built',
  '/feature': 'built',
  '/service': 'built',
  '/service/plan': 'asked',
  '/support': 'built',
  '/inquiry': 'built',
  '/notice': 'asked',
  '/notice/$id': 'asked',
  '/support/board': 'asked',
  '/support/board/$id': 'asked',
  '/inquiry/counsel': 'built',
  '/apps': 'asked',
}

/** The route patterns of one rendering. */
export const pagesThatAre = (rendering: Rendering): string[] =>
  Object.entries(renderedPages)
    .filter(([, its]) => its === rendering)
    .map(([route]) => route)
