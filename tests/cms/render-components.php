<?php
// Renders the Twig of components as Drupal does, and reads their YAML as Drupal does. Arguments: the module, the file of props.
require '/usr/share/php/Twig/autoload.php';
require '/usr/share/php/Symfony/Component/Yaml/autoload.php';
[, $module, $file] = $argv;
$twig = new Twig\Environment(new Twig\Loader\FilesystemLoader("$module/components"), ['autoescape' => 'html']);
$output = [];
foreach (json_decode(file_get_contents($file), true) as $case) {
  ['name' => $name, 'props' => $props] = $case;
  $output[] = [
    'metadata' => Symfony\Component\Yaml\Yaml::parseFile("$module/components/$name/$name.component.yml"),
    'html' => $twig->render("$name/$name.twig", $props + ['attributes' => new Twig\Markup(' class="wide"', 'UTF-8')]),
  ];
}
$libraries = Symfony\Component\Yaml\Yaml::parseFile("$module/covermount.libraries.yml");
$info = Symfony\Component\Yaml\Yaml::parseFile("$module/covermount.info.yml");
echo json_encode(['components' => $output, 'libraries' => $libraries, 'info' => $info]);
