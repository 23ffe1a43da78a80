import { expect, it } from 'vitest'
import { type Pruning, prune } from './prune.ts'

const code = [
  'class Store { read(key) { return this.data[key] } write(key, value) { log.warn("written"); this.data[key] = value } }',
  'const limits = { most: 3 }',
  'function tell(what) { if (what) log.warn(what); else log.info("nothing"); return log.warn("kept") }',
  'class Router { constructor() { this.match = (path) => path } }',
].join('\n')

it('puts another text in the place of a class, a method, a value, a function and a field', () => {
  const replace = { 'Store.read': 'read() { return 1 }', limits: '{}', tell: '', 'this.match': '() => false' }
  expect(prune(code, { replace })).toBe(
    [
      'class Store { read() { return 1 } write(key, value) { log.warn("written"); this.data[key] = value } }',
      'const limits = {}',
      '',
      'class Router { constructor() { this.match = () => false } }',
    ].join('\n'),
  )
  expect(prune(code, { replace: { Store: 'class Store {}' } })).toMatch(/^class Store \{\}\nconst limits/)
})

it('leaves out calls that stand alone, and keeps those whose value is used', () => {
  const said = prune(code, { drop: ['log'] })
  expect(said).toContain('write(key, value) { ; this.data[key] = value }')
  expect(said).toContain('function tell(what) { if (what) ; else ; return log.warn("kept") }')
})

it('lets what is replaced take along what lies in it', () => {
  expect(prune(code, { replace: { Store: 'class Store {}' }, drop: ['log'] })).toMatch(
    /^class Store \{\}\nconst/,
  )
})

const strange: Pruning[] = [
  { replace: { Shop: '' } },
  { replace: { 'Store.sell': '' } },
  { replace: { 'this.data': '' } },
  { drop: ['logger'] },
]
it.each(strange)('throws for %j, which is not there', (pruning) => {
  expect(() => prune(code, pruning)).toThrow()
})

it('throws for a name that is there twice', () => {
  expect(() =>
    prune('function a() { const x = 1 }\nfunction b() { const x = 2 }', { replace: { x: '0' } }),
  ).toThrow('"x" is there 2 times')
})
