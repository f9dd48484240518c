export { Rating, type RatingProps } from './Rating'
export { starPath } from './starPath'
