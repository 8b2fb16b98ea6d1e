import { launch } from './launch.mjs'

await launch('replay')
