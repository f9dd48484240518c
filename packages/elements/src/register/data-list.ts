import { dataList } from '../pure/data-list'

dataList.register()

export * from '../pure/data-list'
