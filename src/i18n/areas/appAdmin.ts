import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/appAdmin.json'
import '../particles.ts'

addTexts('appAdmin', texts)
