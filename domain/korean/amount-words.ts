import { amountToHangul } from 'es-hangul'

/**
 * An amount of whole won in words, as documents show it next to the digits: `금 구만천팔십원정`. Takes a non-negative
 * number.
 */
export const amountInWords = (won: number): string => `금 ${amountToHangul(won)}원정`
