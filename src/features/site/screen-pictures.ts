import type { PictureFiles, PictureSizes } from '#src/ui/Picture.tsx'
import abnormalDeskDark from './pictures/abnormal-desk-dark.webp'
import abnormalDeskLight from './pictures/abnormal-desk-light.webp'
import abnormalPhoneDark from './pictures/abnormal-phone-dark.webp'
import abnormalPhoneLight from './pictures/abnormal-phone-light.webp'
import approvalDeskDark from './pictures/approval-desk-dark.webp'
import approvalDeskLight from './pictures/approval-desk-light.webp'
import approvalPhoneDark from './pictures/approval-phone-dark.webp'
import approvalPhoneLight from './pictures/approval-phone-light.webp'
import billDeskDark from './pictures/bill-desk-dark.webp'
import billDeskLight from './pictures/bill-desk-light.webp'
import billPhoneDark from './pictures/bill-phone-dark.webp'
import billPhoneLight from './pictures/bill-phone-light.webp'
import permissionDeskDark from './pictures/permission-desk-dark.webp'
import permissionDeskLight from './pictures/permission-desk-light.webp'
import permissionPhoneDark from './pictures/permission-phone-dark.webp'
import permissionPhoneLight from './pictures/permission-phone-light.webp'

/** The sizes of the pictures that `npm run tool -- site-pictures` takes. */
export const pictureSizes: PictureSizes = { desk: [1280, 800], phone: [720, 1280] }

/** Pictures of the product, taken from the demo. */
export const screenPictures = {
  approval: {
    desk: { light: approvalDeskLight, dark: approvalDeskDark },
    phone: { light: approvalPhoneLight, dark: approvalPhoneDark },
  },
  permission: {
    desk: { light: permissionDeskLight, dark: permissionDeskDark },
    phone: { light: permissionPhoneLight, dark: permissionPhoneDark },
  },
  bill: {
    desk: { light: billDeskLight, dark: billDeskDark },
    phone: { light: billPhoneLight, dark: billPhoneDark },
  },
  abnormal: {
    desk: { light: abnormalDeskLight, dark: abnormalDeskDark },
    phone: { light: abnormalPhoneLight, dark: abnormalPhoneDark },
  },
} satisfies Record<string, PictureFiles>
