import { describe, expect, it } from 'vitest'
import { colorFault, inputOf, logoOf, nameFault, valuesOf } from './brand-values.ts'

const brand = {
  version: 2,
  brandName: '솔바람',
  latinName: null,
  senderName: null,
  supportHours: '평일 10시~17시',
  legalFooter: null,
  accentColor: '#0a6338',
  logo: null,
  changedAt: null,
  byName: null,
}

describe('the form of the brand', () => {
  it('sends an unchanged brand as it was loaded, and null for an empty text', () => {
    const { version: _, changedAt: __, byName: ___, ...sent } = brand
    expect(inputOf(valuesOf(brand))).toEqual(sent)
    expect(inputOf({ ...valuesOf(brand), latinName: '  ', accentColor: ' #0A6338 ' })).toEqual(sent)
  })

  it('requires a name without characters that would end a mail header or an HTML element', () => {
    expect(nameFault(' ', true)).toBe('missing')
    expect(nameFault('', false)).toBeUndefined()
    for (const name of ['<b>', 'a"b', 'a@b', 'a,b', 'a\\b']) expect(nameFault(name, true)).toBe('letters')
    expect(nameFault('솔바람 & 친구들', true)).toBeUndefined()
  })

  it('requires a colour with enough contrast, and reports a contrast that is too low', () => {
    expect(colorFault('')).toBeUndefined()
    expect(colorFault('green')).toBe('color')
    expect(colorFault('#0a6338')).toBeUndefined()
    expect(colorFault('#ffd400')).toEqual({ contrast: '1.4' })
  })

  it('accepts only pictures of at most 64 KiB', async () => {
    const file = (type: string, size: number) => new File([new Uint8Array(size)], 'logo', { type })
    expect(await logoOf(file('image/png', 3))).toBe('AAAA')
    expect(await logoOf(file('image/svg+xml', 3))).toBeUndefined()
    expect(await logoOf(file('image/png', 65_537))).toBeUndefined()
  })
})
