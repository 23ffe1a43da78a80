import { type Addresses, AddressSearchFailed, addressesAPage } from './addresses.ts'

const MIN_LETTERS = 2
const LAST_NUMBER = 60
const STEP = 4
/** The search words for which the demo's search is unavailable. */
const OUT_OF_ORDER = '검색 중단'

// Streets of an invented city; house numbers can be any.
const streets = [
  { city: '서울특별시 가온구', road: '솔바람길', lot: '솔뫼동', zip: 417 },
  { city: '서울특별시 가온구', road: '별빛나루로', lot: '나루동', zip: 441 },
  { city: '서울특별시 누리구', road: '한빛대로', lot: '한빛동', zip: 6042 },
  { city: '경기도 다솜시 온새미구', road: '온새미로', lot: '온새동', zip: 13529 },
  { city: '부산광역시 마루구', road: '바다마루길', lot: '마루동', zip: 48058 },
] as const
const buildings = ['', '', '가온누리타워', '', '별빛나루 지식산업센터', '']

const allAddresses = streets.flatMap(({ city, road, lot, zip }) =>
  Array.from({ length: LAST_NUMBER / STEP }, (_, index) => {
    const number = (index + 1) * STEP
    return {
      zipCode: String(zip + Math.floor(index / 5)).padStart(5, '0'),
      roadAddress: `${city} ${road} ${number} (${lot})`,
      jibunAddress: `${city} ${lot} ${100 + index}-${1 + (index % 7)}`,
      buildingName: buildings[index % buildings.length]!,
    }
  }),
)

/** Returns the address search of the demo, in which an address matches if it contains every search word. */
export function createDemoAddresses(): Addresses {
  return {
    search(keyword, page) {
      if (keyword.trim() === OUT_OF_ORDER)
        return Promise.reject(
          new AddressSearchFailed('address.unavailable', 'The search of the demo world is switched off.'),
        )
      const words = keyword.normalize('NFC').split(/\s+/).filter(Boolean)
      if (
        words.join('').length < MIN_LETTERS ||
        ['서울', '서울특별시', '경기도', '부산광역시'].includes(words.join(''))
      ) {
        return Promise.reject(
          new AddressSearchFailed('address.vague', 'The search of the demo world needs more than that.'),
        )
      }
      const foundAddresses = allAddresses.filter(({ roadAddress, jibunAddress, buildingName }) => {
        const parts = `${roadAddress} ${jibunAddress} ${buildingName}`
        return words.every((word) =>
          /^\d+$/.test(word) ? new RegExp(`(?<!\\d)${word}(?!\\d)`).test(parts) : parts.includes(word),
        )
      })
      return Promise.resolve({
        page,
        total: foundAddresses.length,
        list: foundAddresses.slice((page - 1) * addressesAPage, page * addressesAPage),
      })
    },
  }
}
