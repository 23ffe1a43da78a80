import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/admin.json'
import '../particles.ts'

addTexts('admin', texts)
