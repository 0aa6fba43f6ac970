/** Made by scripts/icons.ts: the paths of the icons named in icons.json, on a square of 512. */
declare module "virtual:icons" {
  const paths: Record<string, string>;
  export default paths;
}
declare module "virtual:icons/others" {
  const paths: Record<string, string>;
  export default paths;
}
