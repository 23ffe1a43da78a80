import { amountToHangul } from 'es-hangul'

/** An amount of whole won as papers write it beside the digits, as `금 구만천팔십원정`; takes a number from 0 on. */
export const amountInWords = (won: number): string => `금 ${amountToHangul(won)}원정`
