import { amountToHangul } from 'es-hangul'

/** An amount of whole won as papers write it next to the digits: `금 구만천팔십원정`. Takes a number that is not negative. */
export const amountInWords = (won: number): string => `금 ${amountToHangul(won)}원정`
