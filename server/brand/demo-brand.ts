/** The names of the portal in the demo. No other portal shows them. */
export const demoBrand = { brandName: '빗장', latinName: 'Bitjang' } as const
