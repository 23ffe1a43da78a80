import type { PictureFiles, PictureSizes } from '#src/ui/Picture.tsx'
import approvalDeskDark from './pictures/approval-desk-dark.webp'
import approvalDeskLight from './pictures/approval-desk-light.webp'
import approvalPhoneDark from './pictures/approval-phone-dark.webp'
import approvalPhoneLight from './pictures/approval-phone-light.webp'
import billDeskDark from './pictures/bill-desk-dark.webp'
import billDeskLight from './pictures/bill-desk-light.webp'
import billPhoneDark from './pictures/bill-phone-dark.webp'
import billPhoneLight from './pictures/bill-phone-light.webp'
import eventsDeskDark from './pictures/events-desk-dark.webp'
import eventsDeskLight from './pictures/events-desk-light.webp'
import eventsPhoneDark from './pictures/events-phone-dark.webp'
import eventsPhoneLight from './pictures/events-phone-light.webp'
import evidenceDeskDark from './pictures/evidence-desk-dark.webp'
import evidenceDeskLight from './pictures/evidence-desk-light.webp'
import evidencePhoneDark from './pictures/evidence-phone-dark.webp'
import evidencePhoneLight from './pictures/evidence-phone-light.webp'
import monthsDeskDark from './pictures/months-desk-dark.webp'
import monthsDeskLight from './pictures/months-desk-light.webp'
import monthsPhoneDark from './pictures/months-phone-dark.webp'
import monthsPhoneLight from './pictures/months-phone-light.webp'
import sizes from './pictures/sizes.json'

/** Screenshots of parts of the product, taken from the demo. */
export const screenPictures = {
  events: {
    desk: { light: eventsDeskLight, dark: eventsDeskDark },
    phone: { light: eventsPhoneLight, dark: eventsPhoneDark },
  },
  bill: {
    desk: { light: billDeskLight, dark: billDeskDark },
    phone: { light: billPhoneLight, dark: billPhoneDark },
  },
  approval: {
    desk: { light: approvalDeskLight, dark: approvalDeskDark },
    phone: { light: approvalPhoneLight, dark: approvalPhoneDark },
  },
  evidence: {
    desk: { light: evidenceDeskLight, dark: evidenceDeskDark },
    phone: { light: evidencePhoneLight, dark: evidencePhoneDark },
  },
  months: {
    desk: { light: monthsDeskLight, dark: monthsDeskDark },
    phone: { light: monthsPhoneLight, dark: monthsPhoneDark },
  },
} satisfies Record<string, PictureFiles>

/** The sizes that `npm run tool -- site-pictures` wrote, in CSS pixels. */
export const pictureSizes = sizes as unknown as Record<keyof typeof screenPictures, PictureSizes>
