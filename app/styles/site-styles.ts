import breadcrumb from '#app/components/breadcrumb.css?inline';
import logo from '#app/components/logo.css?inline';
import siteFooter from '#app/components/site-footer.css?inline';
import siteHeader from '#app/components/site-header.css?inline';
import stops from '#app/components/stops.css?inline';
import tooltips from '#app/components/tooltips/tooltips.css?inline';
import figures from '#app/figures/figures.css?inline';
import fallbacks from '#app/styles/fonts/fallbacks.css?inline';
import fonts from '#app/styles/fonts/fonts.css?inline';
import base from './base.css?inline';
import controls from './controls.css?inline';
import formAnswers from './form-answers.css?inline';
import layout from './layout.css?inline';
import subPage from './sub-page.css?inline';
import theme from './theme.css?inline';

/** Styles that every page carries, in cascade order. */
export const siteStyles = [
  fallbacks,
  theme,
  base,
  siteHeader,
  logo,
  siteFooter,
  stops,
  layout,
  controls,
];

/**
 * Faces that cross the network, in a `<style>` of their own: with scripts, it applies after the first paint
 * (`app/islands/island-loader.ts`); without, at once.
 */
export const fontStyles = fonts;

/** For pages whose form is answered without scripts too. */
export const formAnswerStyles = formAnswers;

/** For pages on which an abbreviation explains itself (`Term`). */
export const termStyles = tooltips;

/** What pages with a breadcrumb, a figure and a closing call add. */
export const subPageStyles = [breadcrumb, subPage, figures, termStyles];

/** What drawings share. */
export const figureStyles = figures;
