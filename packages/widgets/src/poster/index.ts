export { Poster, type PosterHandle, type PosterProps } from './Poster'
