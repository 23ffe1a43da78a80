import { chakra } from '@chakra-ui/react'
import { buttonRecipe } from './button-recipe.ts'

/** A link that looks like a button. With `asChild`, the only child is the router's link. */
export const ButtonLink = chakra('a', buttonRecipe)
