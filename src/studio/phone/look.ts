/** The classes of what stands around the phone, by name. */
import { classes } from '../forms/classes.ts';
import css from './phone.module.css';

export const look = classes(css);
