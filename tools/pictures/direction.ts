/**
 * A page of the design direction, which shows the intended look of screens, and the differences of the screens from
 * this page.
 */
export type Direction = {
  /** The file of the page, without its ending. */
  page: string
  /** The names of the pictures of screens that are shown next to this page. */
  screens: readonly string[]
  /** The remaining differences, each with its reason in one line. */
  differences: readonly string[]
}

/**
 * The pages of the design direction with their screens. `npm run tool -- pictures` shows both side by side, with the
 * differences below. A difference that no longer exists is removed from the list.
 */
export const directions: readonly Direction[] = [
  {
    page: 'site-hero',
    screens: ['site-home'],
    differences: [
      'Price, trial and yearly discount instead of the median time and the permissions that ended in time: only what is measured or configured is shown, and neither is measured across companies.',
      'No badge for requests near their deadline in the picture: the drawing has one name for screen readers, and the rows show risk and age.',
      'Both buttons are as wide as a phone, one below the other: the words of the second one are needed without its neighbour.',
      'The bar of the site has a line below it and is 64 px high: it is the same on the pages whose ground is grey.',
    ],
  },
  {
    page: 'plans',
    screens: ['site-plan', 'site-plan-year'],
    differences: [
      'Each card has its price and its maximum number of users: the plans of the demo differ by these. Cards list contents if those of the plans differ; the table lists them always.',
      'The heading names the page and not a price: the lowest price changes with the chips below it.',
      'A switch of the currency: the direction has won alone.',
    ],
  },
  {
    page: 'login',
    screens: ['site-login'],
    differences: [
      'No account of a company and no remembered address: neither is part of the product; browsers remember the address.',
      'Choice of the theme and facts of the business in the footer: Korean law asks for the latter on every page.',
    ],
  },
  {
    page: 'member-home',
    screens: ['member-home', 'home-open'],
    differences: [
      'What is overdue comes first and has its action next to it; the month follows as a strip: the direction shows the month first and the overdue bill next to it.',
      'One list of tasks by date instead of two cards for permissions and requests, so that the most urgent one is on top whatever its kind.',
    ],
  },
  {
    page: 'home-states',
    screens: [
      'saeron-home',
      'hansol-home',
      'dahye-home',
      'byeol-home',
      'narae-home',
      'haerang-home',
      'dalnim-home',
      'nuri-home',
      'maru-home',
    ],
    differences: [
      'The card is as wide as the page, with its line or steps next to it from 1024 px: it is the first card of a real home.',
    ],
  },
  {
    page: 'subscription-full',
    screens: ['member-subscription'],
    differences: [
      'Facts in tabs below the bills: a contract has more facts than the direction shows.',
      'No number of seats in use: it is known only where people log in to apps through the portal.',
    ],
  },
  {
    page: 'bills',
    screens: ['member-bills'],
    differences: [
      'Three figures instead of four: what is owed is one amount, red with the number of late bills if there are any, in each currency.',
      'The chart comes after the list on windows below 1280 px: the first bill has to be in the first screen.',
      'No list of payment methods: the home of the method is the subscription and the profiles of payments.',
    ],
  },
  {
    page: 'bill-paper',
    screens: ['member-bill', 'member-bill-print'],
    differences: [
      'The paper is a page and a PDF of its own: next to the facts it repeats each of them.',
      'The account is in the notice that asks for the transfer; the facts repeat it on paper alone.',
    ],
  },
  {
    page: 'permissions',
    screens: ['member-apps', 'member-catalogue'],
    differences: [
      'A pause hatches the whole line: the day of a pause is in the history, not in the answer of the list.',
      'No icon of the app: the answer for a permission has no icon; the catalogue shows it.',
    ],
  },
  {
    page: 'notifications',
    screens: ['member-notifications', 'notifications'],
    differences: [
      'Where notifications are sent and the links to change it, instead of settings by kind and channel: each one is sent to the inbox and by mail.',
    ],
  },
  {
    page: 'wizard-review',
    screens: ['subscription-known-review', 'subscription-review'],
    differences: [
      'Five rows that open, in which all values stand, instead of four: what is ordered must be readable before it is sent.',
      'Cycle and users are changed in their step, which shows the price.',
    ],
  },
  {
    page: 'request-wizard',
    screens: ['subscription-company'],
    differences: ['The earlier companies come first as choices; fields appear for another company.'],
  },
  {
    page: 'cancel',
    screens: ['subscription-end-today', 'subscription-end-question'],
    differences: ['The proof of identity comes before the last dialog, which then is the last press.'],
  },
  {
    page: 'queue-1024',
    screens: ['approver-queue', 'admin-queue', 'approval-queue'],
    differences: [
      'Filters, order and columns open as they were left, instead of views with a name: a bookmark is a kept view (decision 158).',
      'The side bar has names below 1280 px as well, not icons alone: the same menu at each width.',
      'Applicant before app: who asks is what the keys and the checkbox announce; the app is bold as the name of a row.',
      'No icon of the app in a row: the answer of the queue has none.',
      'A card on a phone shows the reason in one line: a low risk is approved there.',
      'Search and account are at the top of the sheet, not in the side bar: one place for both areas, so that focus and shortcuts are the same.',
    ],
  },
  {
    page: 'admin-home',
    screens: ['staff-home'],
    differences: [
      'One list over all kinds with chips, as on the home of security, instead of a card for each kind.',
    ],
  },
  {
    page: 'security-home',
    screens: ['security-home', 'admin-home'],
    differences: [
      'No median time and no unused permissions: the portal does not see use within apps (decision 133).',
    ],
  },
  {
    page: 'admin-bills',
    screens: ['staff-bills'],
    differences: ['The sums stand next to the heading, as on all lists.'],
  },
  {
    page: 'person',
    screens: ['admin-person'],
    differences: [
      'Roles, permissions with their actions, requests, behaviour and the last login, but no devices, factors or roles to give: sessions and factors belong to the person.',
      'No next and previous: the page opens from several lists.',
    ],
  },
  {
    page: 'customer',
    screens: ['staff-company'],
    differences: [
      'Subscriptions, bills, inquiries, contacts and a history, but no notes and no call to pay: nothing stores notes, and a late bill is reminded by mail.',
    ],
  },
  {
    page: 'palette',
    screens: ['search-found', 'search-begin'],
    differences: ['The keys are named in the list of shortcuts, not in the foot of the search.'],
  },
]
