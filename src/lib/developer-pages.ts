/** Routes that are for those who make screens: the screen that opens others, and pages that are no definitions. */

export const testRoute = '/testPreview';
export const mapRoute = '/testPreview/map';
export const statesRoute = '/testPreview/states';
