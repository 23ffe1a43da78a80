/** The names of the demo world. No other portal shows them. */
export const demoBrand = { brandName: '빗장', latinName: 'Bitjang' } as const
