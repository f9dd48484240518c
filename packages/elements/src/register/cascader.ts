import { cascader } from '../cascader'

cascader.register()

export * from '../cascader'
