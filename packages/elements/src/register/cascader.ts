import { cascader } from '../pure/cascader'

cascader.register()

export * from '../pure/cascader'
