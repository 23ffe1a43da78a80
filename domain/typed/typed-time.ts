import { typedCode } from './typed-text.ts'

const timePattern = /^(\d{1,2}):?(\d{2})$/
const END_OF_DAY = '24:00'

/** A typed time of day as HH:mm, up to 24:00: 9:00 and 0900 are 09:00. Any other text is returned as it is. */
export function typedTime(text: string): string {
  const [, hour, minute] = timePattern.exec(typedCode(text)) ?? []
  if (hour === undefined || minute === undefined) return text
  const time = `${hour.padStart(2, '0')}:${minute}`
  return time === END_OF_DAY || (Number(hour) < 24 && Number(minute) < 60) ? time : text
}
