import { dataList } from '../data-list'

dataList.register()

export * from '../data-list'
