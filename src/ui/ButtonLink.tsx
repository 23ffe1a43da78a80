import { chakra } from '@chakra-ui/react'
import { buttonRecipe } from './button-recipe.ts'

/** A link that looks like a button. Give the router's own link as the one child with `asChild`. */
export const ButtonLink = chakra('a', buttonRecipe)
