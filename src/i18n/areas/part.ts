import '../particles.ts'
import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/part.json'

addTexts('part', texts)
