import { Box, ChakraProvider, chakra } from '@chakra-ui/react'
import { CacheProvider } from '@emotion/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { createStyleRecord, styleElement } from '../style-cache.ts'
import { rememberRecipes } from './remembering.ts'
import { system } from './system.ts'

const Badge = chakra('span', {
  base: { borderRadius: 'full', paddingInline: '2' },
  variants: { tone: { danger: { color: 'danger.fg' }, quiet: { color: 'fg.muted' } } },
  defaultVariants: { tone: 'quiet' },
})
const Row = chakra(Badge, { base: { display: 'flex' } })
const rows = Array.from({ length: 20 }, (_, row) => row)

/** Renders a page of rows, and returns its HTML and styles. */
function renderRows(engine: typeof system): string {
  const styles = createStyleRecord()
  const html = renderToStaticMarkup(
    <CacheProvider value={styles}>
      <ChakraProvider value={engine}>
        {rows.map((row) => (
          <Box key={row} padding={{ base: '2', md: '4' }} width={`${row}%`} title="줄">
            <Badge tone={row % 2 ? 'danger' : 'quiet'} marginTop="1">
              {row}
            </Badge>
            <Row css={{ '& > a': { color: 'fg' } }} />
          </Box>
        ))}
      </ChakraProvider>
    </CacheProvider>,
  )
  return html + styleElement(styles, '')
}

it('the caching engine renders the same HTML and styles as Chakra’s engine', () => {
  const engine = rememberRecipes(system)
  expect(renderRows(system)).toContain('danger')
  expect(renderRows(engine)).toBe(renderRows(system))
  expect(renderRows(engine)).toBe(renderRows(system))
})

it('the caching engine calls Chakra’s engine only once for each recipe, prop and style', () => {
  const engineSpies = {
    cva: vi.fn(system.cva),
    css: vi.fn(system.css),
    isValidProperty: vi.fn(system.isValidProperty),
  }
  const engine = rememberRecipes({ ...system, ...engineSpies } as unknown as typeof system)
  renderRows(engine)
  const firstCounts = Object.values(engineSpies).map(({ mock }) => mock.calls.length)
  renderRows(engine)
  expect(Object.values(engineSpies).map(({ mock }) => mock.calls.length)).toEqual(firstCounts)
  // One call for each of the twenty widths, one for each of the two kinds of badges, and one for the row.
  expect(engineSpies.css).toHaveBeenCalledTimes(23)
})
