export { ChosenCategories, ChosenProducts } from './ChosenRows'
