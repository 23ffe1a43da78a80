import { css, type SerializedStyles } from '@emotion/react'
import type { system } from './system.ts'

type Engine = typeof system
type Recipe = ReturnType<Engine['cva']>

const MAX_STYLES_OF_A_RECIPE = 2_000
const NO_RECIPE = {}

/**
 * Returns an engine that caches the results of Chakra's engine. On each render a component requests its recipe, the
 * kind of each of its props and its styles. Chakra's engine computes them each time, which was more than half of the
 * rendering time of a page. The styles are returned as text, which Emotion accepts.
 */
export function rememberRecipes(engine: Engine): Engine {
  const recipes = new WeakMap<object, Recipe>()
  const stylesOf = new WeakMap<object, Map<string, SerializedStyles>>()
  const isStyle = new Map<string, boolean>()
  const cva = (config: object) => memoize(recipes, config, () => engine.cva(config))
  return {
    ...engine,
    cva: cva as Engine['cva'],
    css: (recipe = NO_RECIPE, ...own) => {
      const known = memoize(stylesOf, recipe, () => new Map<string, SerializedStyles>())
      // A style with a variable number, such as the length of a bar, could otherwise fill the cache.
      if (known.size > MAX_STYLES_OF_A_RECIPE) known.clear()
      return memoize(known, JSON.stringify(own), () => css(engine.css(recipe, ...own)))
    },
    isValidProperty: (name) => memoize(isStyle, name, () => engine.isValidProperty(name)),
  }
}

type Memory<Key, Value> = { get: (key: Key) => Value | undefined; set: (key: Key, value: Value) => unknown }

function memoize<Key, Value>(memory: Memory<Key, Value>, key: Key, make: () => Value): Value {
  const known = memory.get(key)
  if (known !== undefined) return known
  const created = make()
  memory.set(key, created)
  return created
}
