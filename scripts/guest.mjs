import { launch } from './launch.mjs'

launch('guest')
