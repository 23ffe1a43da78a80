import { chakra } from '@chakra-ui/react'

/**
 * A row of a list: its content, and its actions at the end. The actions are on another line if there is not enough
 * space.
 */
export const ActRow = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    rowGap: '3',
    '&:not(:first-of-type)': { borderTopWidth: '1px', borderTopStyle: 'solid', borderColor: 'border' },
  },
})
