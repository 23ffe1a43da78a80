import type { Faker } from '@faker-js/faker'

export type Person = { name: string; id: string }

const families: { weight: number; value: readonly [name: string, id: string] }[] = [
  { weight: 21, value: ['김', 'kim'] },
  { weight: 15, value: ['이', 'lee'] },
  { weight: 8, value: ['박', 'park'] },
  { weight: 5, value: ['최', 'choi'] },
  { weight: 4, value: ['정', 'jung'] },
  { weight: 3, value: ['강', 'kang'] },
  { weight: 2, value: ['조', 'cho'] },
  { weight: 2, value: ['윤', 'yoon'] },
  { weight: 2, value: ['장', 'jang'] },
  { weight: 2, value: ['임', 'lim'] },
  { weight: 2, value: ['한', 'han'] },
  { weight: 2, value: ['오', 'oh'] },
  { weight: 1, value: ['서', 'seo'] },
  { weight: 1, value: ['신', 'shin'] },
  { weight: 1, value: ['권', 'kwon'] },
  { weight: 1, value: ['황', 'hwang'] },
  { weight: 1, value: ['안', 'ahn'] },
  { weight: 1, value: ['송', 'song'] },
  { weight: 1, value: ['남궁', 'namgung'] },
  { weight: 1, value: ['선우', 'sunwoo'] },
]

const givenNames = [
  ['민준', 'minjun'],
  ['서준', 'seojun'],
  ['도윤', 'doyun'],
  ['예준', 'yejun'],
  ['시우', 'siwoo'],
  ['주원', 'juwon'],
  ['하준', 'hajun'],
  ['지훈', 'jihun'],
  ['준서', 'junseo'],
  ['건우', 'gunwoo'],
  ['현우', 'hyunwoo'],
  ['우진', 'woojin'],
  ['선우', 'seonwoo'],
  ['동현', 'donghyun'],
  ['성민', 'sungmin'],
  ['정훈', 'junghun'],
  ['영호', 'youngho'],
  ['상철', 'sangcheol'],
  ['재현', 'jaehyun'],
  ['태윤', 'taeyun'],
  ['서윤', 'seoyun'],
  ['지우', 'jiwoo'],
  ['하은', 'haeun'],
  ['수아', 'sua'],
  ['지유', 'jiyu'],
  ['채원', 'chaewon'],
  ['지민', 'jimin'],
  ['수빈', 'subin'],
  ['예은', 'yeeun'],
  ['은서', 'eunseo'],
  ['다은', 'daeun'],
  ['소율', 'soyul'],
  ['혜진', 'hyejin'],
  ['미경', 'mikyung'],
  ['영숙', 'youngsook'],
  ['정아', 'jungah'],
  ['보람', 'boram'],
  ['가온', 'gaon'],
  ['라온', 'raon'],
  ['솔', 'sol'],
  ['결', 'gyeol'],
  ['슬기', 'seulgi'],
] as const

/** Names of the maximum length that a form accepts, so that layouts are tested with them. */
export const longNames: readonly Person[] = [
  { name: '황보하늘빛나래솔바람가득', id: 'haneulbit.hwangbo' },
  { name: 'Maximilian Schneider', id: 'maximilian.schneider' },
  { name: '독고온누리에빛나라', id: 'onnuri.dokgo' },
]

/**
 * Returns a function that creates Korean names with realistic frequencies, each with a unique name for a mail
 * address.
 */
export function peopleMaker(faker: Faker, taken: Iterable<string>): () => Person {
  const ids = new Set(taken)
  const names = new Set<string>()
  return () => {
    for (;;) {
      const [family, familyId] = faker.helpers.weightedArrayElement(families)
      const [first, firstId] = faker.helpers.arrayElement(givenNames)
      const person = { name: family + first, id: `${firstId}.${familyId}` }
      if (ids.has(person.id) || names.has(person.name)) continue
      ids.add(person.id)
      names.add(person.name)
      return person
    }
  }
}
