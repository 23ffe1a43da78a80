import { css, type SerializedStyles } from '@emotion/react'
import type { system } from './system.ts'

type Engine = typeof system
type Recipe = ReturnType<Engine['cva']>

const MOST_STYLES_OF_A_RECIPE = 2_000
const NO_RECIPE = {}

/**
 * An engine that remembers what its components ask for. Each of them asks for its recipe, for what each of its props is
 * and for its styles whenever it is drawn; Chakra's engine works them out from the beginning each time, which was more
 * than half of the time of a page. The styles come as text, which Emotion takes as it is.
 */
export function remembering(engine: Engine): Engine {
  const recipes = new WeakMap<object, Recipe>()
  const stylesOf = new WeakMap<object, Map<string, SerializedStyles>>()
  const isStyle = new Map<string, boolean>()
  const cva = (config: object) => {
    const recipe = recipes.get(config) ?? engine.cva(config)
    recipes.set(config, recipe)
    return recipe
  }
  return {
    ...engine,
    cva: cva as Engine['cva'],
    css: (recipe = NO_RECIPE, ...own) => {
      const known = stylesOf.get(recipe) ?? new Map<string, SerializedStyles>()
      stylesOf.set(recipe, known)
      const key = JSON.stringify(own)
      const styles = known.get(key) ?? css(engine.css(recipe, ...own))
      // A style with a number of its own, as the length of a bar, may be another one each time.
      if (known.size >= MOST_STYLES_OF_A_RECIPE) known.clear()
      known.set(key, styles)
      return styles
    },
    isValidProperty: (name) => {
      const known = isStyle.get(name) ?? engine.isValidProperty(name)
      isStyle.set(name, known)
      return known
    },
  }
}
