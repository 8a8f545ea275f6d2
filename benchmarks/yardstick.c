/* Random games of base Keltis for two, tuned by hand: how fast can they be at all?
 *
 * The same rules, the same generator and the same order of choices as in keltis.fast, so game i of a series has
 * the same scores and the same number of actions here and there; `yardstick.py` insists on it before it measures.
 * All numbers of the standard board are constants, all phases of a turn are one piece of code with jumps, and
 * nothing is kept that random players and the final score do not need. Rule numbers as in docs/rules.
 */
#include <stdint.h>
#include <string.h>

#ifdef __BMI2__
#include <immintrin.h>
static inline int nth(uint64_t bits, int k) { return __builtin_ctzll(_pdep_u64(1ull << k, bits)); }
#else
static inline int nth(uint64_t bits, int k) {
    while (k--) bits &= bits - 1;
    return __builtin_ctzll(bits);
}
#endif
#define COUNT __builtin_popcountll

typedef uint64_t Word;

/* --- the generator of keltis.core.rng ------------------------------------------------------- */

#define LOW ((1ull << 62) - 1)

static inline Word mixed(Word x) {
    x &= LOW;
    x = ((x ^ (x >> 30)) * 4353981747386493881ull) & LOW;
    x = ((x ^ (x >> 27)) * 1497049237231285483ull) & LOW;
    return x ^ (x >> 31);
}

static inline int below(Word *luck, int n) {
    Word x = (*luck * 3202034522624059733ull + 1442695040888963407ull) & LOW;
    *luck = x;
    return (int)(((x >> 30) * (Word)n) >> 32);
}

/* --- the standard board ---------------------------------------------------------------------- */

enum { PATHS = 5, SEATS = 2, HAND = 8, BOX = 30, CARDS = 110, PLACES = 25, END = 9, GOAL = 7, GOAL_FIGURES = 5 };
enum { STALL = 100, MOST_WISHES = 5 };
enum { BARE, WISH, CLOVER, POINTS = CLOVER, KINDS = 6 };
enum { SMALL = PATHS, LARGE = 2 * PATHS, PASS = 3 * PATHS };

static const Word ALL = (1ull << 55) - 1, COLOUR = (1ull << 11) - 1;
static const int8_t VALUE[END + 1] = {0, -4, -3, -2, 1, 2, 3, 6, 7, 10};
static const int8_t WISHES[MOST_WISHES + 1] = {-4, -3, 2, 3, 6, 10};
static const uint8_t TILES[KINDS] = {0, 9, 9, 2, 3, 2};
static const uint8_t DARK[PATHS][5] = {{3, 5, 6, 7, 9}, {2, 4, 6, 7, 9}, {2, 3, 5, 7, 9}, {2, 4, 5, 7, 9}, {3, 4, 6, 7, 9}};
#define ELEVEN(colour) colour, colour, colour, colour, colour, colour, colour, colour, colour, colour, colour
static const uint8_t COLOUR_OF[55] = {ELEVEN(0), ELEVEN(1), ELEVEN(2), ELEVEN(3), ELEVEN(4)};

typedef struct {
    Word once, twice; /* the hand */
    Word fits, laid;
    int8_t direction[8];
    uint8_t stone[8];
    unsigned walking, arrived;
    int small, large, large_path, wishes, points;
} Player;

static inline int pick(Word once, Word twice, int k) {
    int singles = COUNT(once);
    return k < singles ? nth(once, k) : nth(twice, k - singles);
}

static inline void take(Word *once, Word *twice, Word bit) {
    Word second = *twice & bit;
    *twice ^= second;
    *once ^= bit ^ second;
}

static inline void put(Word *once, Word *twice, Word bit) {
    *twice |= *once & bit;
    *once |= bit;
}

/* K5, K7: one stone for any own figure that can move, or an entry on a path without one. */
static inline unsigned figure_choices(const Player *p) {
    unsigned free = 31 & ~p->walking & ~p->arrived;
    return p->walking | (p->small ? free << SMALL : 0) | (p->large ? free << LARGE : 0);
}

/* C4: lay a card into its row; from the second value on the row has a direction. */
static inline void lay(Player *p, int colour, Word bit) {
    Word mask = COLOUR << (11 * colour), row = p->laid & mask;
    if (row) {
        int direction = p->direction[colour];
        if (!direction) p->direction[colour] = direction = bit > row ? 1 : bit < row ? -1 : 0;
        if (direction > 0)
            p->fits = (p->fits & ~mask) | (mask & -bit);
        else if (direction < 0)
            p->fits = (p->fits & ~mask) | (mask & (2 * bit - 1));
    }
    p->laid |= bit;
}

/* A4, K1, K2, K10 */
static int total(const Player *p) {
    int sum = p->points + WISHES[p->wishes < MOST_WISHES ? p->wishes : MOST_WISHES];
    for (int path = 0; path < PATHS; path++) {
        int value = VALUE[p->stone[path]];
        sum += p->large_path == path ? 2 * value : value;
    }
    return sum;
}

/* One random game; returns the number of actions, chance included. */
static int play(Word luck, int16_t *scores) {
    Player players[SEATS];
    uint8_t tile[PATHS][END + 1], pile[PATHS][24], size[PATHS] = {0}, left[KINDS];
    unsigned filled = 0;
    int goal = 0, idle = 0, length = PLACES + SEATS * HAND, deck = CARDS - BOX - SEATS * HAND;
    Word once = ALL, twice = ALL;

    memset(players, 0, sizeof players);
    memset(tile, BARE, sizeof tile);
    memcpy(left, TILES, sizeof left);
    for (int path = 0, n = PLACES; path < PATHS; path++) /* K6 */
        for (int i = 0; i < 5; i++) {
            int k = below(&luck, n--), kind = WISH;
            while ((k -= left[kind]) >= 0) kind++;
            left[kind]--;
            tile[path][DARK[path][i]] = kind;
        }
    for (int seat = 0, n = CARDS; seat < SEATS; seat++) { /* C1 */
        Player *p = &players[seat];
        p->fits = ALL, p->small = 4, p->large = 1, p->large_path = -1;
        for (int i = 0; i < HAND; i++) {
            Word bit = 1ull << pick(once, twice, below(&luck, n--));
            take(&once, &twice, bit);
            put(&p->once, &p->twice, bit);
        }
    }

    for (Player *p = players;; p = p == players ? players + 1 : players) {
        Word held = p->once, playable = held & p->fits;
        unsigned closed = 0, choices;
        int number = COUNT(playable), k = below(&luck, number + COUNT(held)), path;
        length++;
        if (k < number) { /* C4: play a card */
            int card = nth(playable, k);
            take(&p->once, &p->twice, 1ull << card);
            path = COLOUR_OF[card];
            lay(p, path, 1ull << card);
            if (p->walking >> path & 1) goto walk;
            if (p->arrived >> path & 1)
                choices = figure_choices(p); /* K5 */
            else
                choices = ((p->small ? 1u << SMALL : 0) | (p->large ? 1u << LARGE : 0)) << path; /* K3 */
        choose:;
            int action = nth(choices, below(&luck, COUNT(choices)));
            length++;
            if (action == PASS) goto refill;
            if (action < SMALL) {
                path = action;
                goto walk;
            }
            if (action < LARGE)
                path = action - SMALL, p->small--;
            else
                p->large_path = path = action - LARGE, p->large--;
            p->stone[path] = 0;
            p->walking |= 1u << path;
        walk:;
            int stone = ++p->stone[path];
            if (stone == END) p->walking ^= 1u << path, p->arrived |= 1u << path;
            if (stone == GOAL && ++goal == GOAL_FIGURES) break; /* C9, K9 */
            int kind = tile[path][stone];
            if (kind == WISH) { /* K8 */
                p->wishes++;
                tile[path][stone] = BARE;
            } else if (kind == CLOVER) { /* K7 */
                choices = figure_choices(p);
                if (choices) { /* A2 */
                    choices |= 1u << PASS;
                    goto choose;
                }
            } else if (kind > POINTS) /* C10 */
                p->points += kind - POINTS;
        } else { /* C6: discard a card */
            int card = nth(held, k - number), colour = COLOUR_OF[card];
            take(&p->once, &p->twice, 1ull << card);
            pile[colour][size[colour]++] = card;
            filled |= closed = 1u << colour;
        }
    refill:; /* C7 */
        unsigned sources = filled & ~closed;
        k = below(&luck, 1 + COUNT(sources));
        length++;
        if (k == 0) {
            Word bit = 1ull << pick(once, twice, below(&luck, COUNT(once) + COUNT(twice)));
            length++;
            take(&once, &twice, bit);
            put(&p->once, &p->twice, bit);
            idle = 0;
            if (--deck == 0) break; /* C8 */
        } else {
            int colour = nth(sources, k - 1);
            int card = pile[colour][--size[colour]];
            if (!size[colour]) filled ^= 1u << colour;
            put(&p->once, &p->twice, 1ull << card);
            if (++idle == STALL) break; /* C12 */
        }
    }
    for (int seat = 0; seat < SEATS; seat++) scores[seat] = total(&players[seat]);
    return length;
}

/* Games first, first + 1, … of the series `number`, a row of results each. */
void play_games(uint64_t number, uint64_t first, long games, int16_t *scores, int32_t *lengths) {
    Word series = mixed(number);
    for (long game = 0; game < games; game++) lengths[game] = play(mixed(series + first + game), scores + SEATS * game);
}
