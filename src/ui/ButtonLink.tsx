import { chakra } from '@chakra-ui/react'
import { buttonRecipe } from './button-recipe.ts'

/** A link that looks like a button. Pass the router's own link as the only child with `asChild`. */
export const ButtonLink = chakra('a', buttonRecipe)
