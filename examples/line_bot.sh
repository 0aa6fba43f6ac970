#!/usr/bin/env bash
# A bot for the line protocol in bash alone: it plays any book, by saying anything that it may say.
#   bash examples/line_bot.sh HOST PORT join TABLE NAME
#   bash examples/line_bot.sh HOST PORT open dooom name=Wanderer bots=walker round-limit=50
set -eu
exec 3<>"/dev/tcp/$1/$2"
shift 2
printf 'show legal on\n%s\n' "$*" >&3
legal=()
answered=
while read -r word rest <&3; do
  case $word in
    legal) legal+=("$rest") ;;
    ask) # the same question may be told again after others' news
      number=${rest%% *}
      if [ ${#legal[@]} -gt 0 ] && [ "$number" != "$answered" ]; then
        printf 'answer %s %s\n' "$number" "${legal[RANDOM % ${#legal[@]}]}" >&3
        answered=$number
      fi
      legal=() ;;
    over | no | away | bye)
      printf '%s %s\n' "$word" "$rest"
      exit 0 ;;
  esac
done
echo "the server is gone"
